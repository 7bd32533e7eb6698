"""What `sudi admin` says, in Czech and in English."""

from __future__ import annotations

from sudi.kernel.wording.text import Bilingual

ADMIN = {
    "admin_id": Bilingual("id", "id"),
    "admin_status": Bilingual("stav", "status"),
    "admin_waiting": Bilingual("čeká", "waiting"),
    "admin_playing": Bilingual("hraje se", "playing"),
    "admin_over": Bilingual("skončil", "over"),
    "admin_seats": Bilingual("u stolu", "at the table"),
    "admin_open": Bilingual("volné místo", "open seat"),
    "admin_choices": Bilingual("voleb", "choices"),
    "admin_seen": Bilingual("naposled tam někdo byl", "somebody was there"),
    "admin_created": Bilingual("vznik", "made"),
    "admin_last_choice": Bilingual("poslední volba", "last choice"),
    "admin_owner": Bilingual("založil", "made by"),
    "admin_public": Bilingual("veřejný", "public"),
    "admin_clock": Bilingual("hodiny", "clock"),
    "admin_rules": Bilingual("verze pravidel", "version of the rules"),
    "admin_outcome": Bilingual("jak skončil", "how it ended"),
    "admin_clock_none": Bilingual("bez hodin", "none"),
    "admin_clock_move": Bilingual("na každou volbu", "for each choice"),
    "admin_clock_chess": Bilingual("šachové", "chess clock"),
    "admin_end_rules": Bilingual("podle pravidel", "by the rules"),
    "admin_end_time": Bilingual("došel čas", "out of time"),
    "admin_end_resign": Bilingual("někdo se vzdal", "somebody resigned"),
    "admin_end_agreement": Bilingual("dohodou na remíze", "by agreement"),
    "admin_end_absence": Bilingual("nepřítomností", "by absence"),
    "admin_end_closed": Bilingual("zavřel ho správce", "closed by an operator"),
    "admin_rematch": Bilingual("odveta u stolu", "rematch at"),
    "admin_name": Bilingual("jméno", "name"),
    "admin_account": Bilingual("účet", "account"),
    "admin_sessions": Bilingual("přihlášení", "signed in"),
    "admin_tables": Bilingual("stolů", "tables"),
    "admin_banned": Bilingual("zákaz", "ban"),
    "admin_for_good": Bilingual("natrvalo", "for good"),
    "admin_until": Bilingual("do {time}", "until {time}"),
    "admin_yes": Bilingual("ano", "yes"),
    "admin_no": Bilingual("ne", "no"),
    "admin_none": Bilingual("Nic takového tu není.", "There is nothing like that."),
    "admin_closed": Bilingual("Stůl {id} je zavřený.", "The table {id} is closed."),
    "admin_close_later": Bilingual(
        "Žádný běžící server se neozval; stůl {id} se zavře, až ho spustíš.",
        "No running server has answered; the table {id} closes when you start one.",
    ),
    "admin_ban_done": Bilingual("Zákaz platí ({until}): {name}.", "Banned ({until}): {name}."),
    "admin_unbanned": Bilingual("Zákaz je zrušený: {name}.", "The ban is lifted: {name}."),
    "admin_password_set": Bilingual(
        "Nové heslo pro účet {name}: {password}", "The new password of the account {name}: {password}"
    ),
    "admin_password_given": Bilingual(
        "Účet {name} má nové heslo; všude je odhlášený.", "The account {name} has a new password and is signed out."
    ),
    "admin_no_server": Bilingual(
        "(Žádný běžící server se neozval; otevřená okna tedy nejsou co zavírat.)",
        "(No running server has answered, so there are no open windows to close.)",
    ),
    "admin_backed_up": Bilingual("Záloha je v souboru {file} ({size}).", "The backup is in {file} ({size})."),
    "admin_restored": Bilingual(
        "Databáze je zase taková, jako v záloze {file}; co v ní bylo předtím, je v souboru {before}.",
        "The database is again as in the backup {file}; what it was before is in {before}.",
    ),
    "admin_restored_new": Bilingual(
        "Databáze je zase taková, jako v záloze {file}; předtím tu žádná nebyla.",
        "The database is again as in the backup {file}; there was none before.",
    ),
    "admin_backing_up": Bilingual("Zálohuji", "Backing up"),
    "admin_restoring": Bilingual("Obnovuji", "Restoring"),
    # refusals
    "admin_no_database": Bilingual(
        "Databáze {file} tu není; udej ji přepínačem --database, tak jako serveru.",
        "There is no database {file}; give it with --database, as you do to the server.",
    ),
    "admin_no_reach": Bilingual(
        "Databáze neodpovídá ({why}); zkontroluj --database a to, že běží.",
        "The database does not answer ({why}); check --database and that it runs.",
    ),
    "admin_other_schema": Bilingual(
        "Databáze má schéma {found} a tahle verze Sudího {known}; spusť jednou „sudi serve“ téže verze.",
        "The database has schema {found}, this version of Sudí {known}; run 'sudi serve' of the same version once.",
    ),
    "admin_no_table": Bilingual(
        "Stůl {id} tu není; všechny vypíše „sudi admin tables“.",
        "There is no table {id}; 'sudi admin tables' lists them all.",
    ),
    "admin_is_over": Bilingual(
        "Stůl {id} už skončil; zavírat není co.", "The table {id} is over already; there is nothing to close."
    ),
    "admin_no_person": Bilingual(
        "Účet ani id „{who}“ tu není; lidi najde „sudi admin people SLOVA“.",
        "There is no account or id '{who}'; 'sudi admin people WORDS' finds people.",
    ),
    "admin_no_account": Bilingual(
        "{name} je host a heslo nemá; heslo jde změnit jen účtu.",
        "{name} is a guest and has no password; only that of an account can be reset.",
    ),
    "admin_not_banned": Bilingual(
        "{name} zákaz nemá; rušit není co.", "{name} is not banned; there is nothing to lift."
    ),
    "admin_days": Bilingual(
        "Zákaz může být na 1 až 36500 dní; bez --days platí natrvalo.",
        "A ban takes 1 to 36500 days; without --days it is for good.",
    ),
    "admin_password_length": Bilingual(
        "Heslo musí mít {least} až {most} znaků; pošli jiné na standardní vstup.",
        "A password needs {least} to {most} characters; send another one on standard input.",
    ),
    "admin_file_there": Bilingual(
        "Soubor {file} už existuje; zvol jiné jméno.", "The file {file} exists already; choose another name."
    ),
    "admin_damaged": Bilingual(
        "Soubor {file} není celá záloha databáze Sudího; vyber jiný.",
        "The file {file} is no whole backup of a database of Sudí; choose another one.",
    ),
    "admin_cannot_write": Bilingual(
        "Nejde zapsat ({why}); zvol jiné místo, nebo uvolni disk.",
        "It cannot be written ({why}); choose another place or make room on the disk.",
    ),
    "admin_hold_failed": Bilingual(
        "Žádný běžící server se neozval; jestli je zastavený, přidej --stopped, jinak ho nejdřív zastav.",
        "No running server has answered; add --stopped if it is stopped, or stop it first.",
    ),
    "admin_pg_dump": Bilingual(
        "PostgreSQL zálohuje svým programem, i za běhu: pg_dump --format=custom --file={file} {address}",
        "PostgreSQL backs up with its own program, while running too: pg_dump --format=custom --file={file} {address}",
    ),
    "admin_pg_restore": Bilingual(
        "PostgreSQL obnoví jeho program, když je server zastavený: "
        "pg_restore --clean --if-exists --single-transaction --dbname={address} {file}",
        "PostgreSQL restores with its own program, while the server is stopped: "
        "pg_restore --clean --if-exists --single-transaction --dbname={address} {file}",
    ),
}
