"""When a seat wants to be asked in windows."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("asking", sa.JSON()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("asking")
