"""The cards of Shards of Infinity and the class of what is printed on them."""
