"""When somebody who sits at a table was last there."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET seen = created")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seen")
