"""Effects of missions: what they pay, what they wait for, how they change hands."""
