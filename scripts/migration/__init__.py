"""What scripts/check-migration.py consists of."""
