"""Notes on replays, and the keys by which they are shared."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("marks", sa.JSON(), nullable=False),
        sa.Column("written", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notes_table"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_notes_user"),
        sa.PrimaryKeyConstraint("id", name="pk_notes"),
    )
    op.create_index("ix_notes_table_user", "notes", ["table", "user"])
    op.create_index("ix_notes_user", "notes", ["user"])
    op.create_table(
        "shared_notes",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_shared_notes_table"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_shared_notes_user"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_shared_notes"),
    )
    op.create_index("ix_shared_notes_user", "shared_notes", ["user"])


def downgrade() -> None:
    op.drop_table("shared_notes")
    op.drop_table("notes")
