"""The tables of this process: kept, driven, taken up, shared with others; what thinks for them."""
