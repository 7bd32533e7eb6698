"""What single special cards do: warriors that go home or change, piles and warriors levelled, gear at hand."""
