"""Whether a seat has said that its clock may run."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        # Whoever sat down before was never asked, and their clocks run.
        seats.add_column(sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("ready")
