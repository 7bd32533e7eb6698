"""Reviews of finished matches, kept with their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("found", sa.JSON()),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reviews_table"),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
    )
    op.create_index("ix_reviews_user", "reviews", ["user"])


def downgrade() -> None:
    op.drop_table("reviews")
