"""What scripts/check-folders.py consists of."""
