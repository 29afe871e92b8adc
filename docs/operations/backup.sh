#!/bin/sh
# Writes the database into a folder, of the embedded one the leads alone; keeps those of the last 30 days.
#   backup.sh /var/backups/wesdom
# Lies in bin/ of what deploy.sh made. Reads DATA_DIR and DATABASE_URL, as the API does: unset, from the credentials that
# systemd hands over. The API may run meanwhile.
# With BACKUP_CERTIFICATE (a file) it is encrypted for whoever has its key, as <name>.cms.
set -eu
umask 077

folder=${1:?Usage: backup.sh FOLDER}
root=$(cd "$(dirname "$0")/.." && pwd)
new=$folder/.new
stamp=$(date -u +%Y%m%dT%H%M%SZ)
keep=30
mkdir -p "$folder"

days() { ls -1 "$folder" | sed -nE 's/^(leads|database)-([0-9]{8})T.*/\2 &/p' | sort; }
before=$(days | tail -n 1 | cut -c1-8)

database=${CREDENTIALS_DIRECTORY:-/nonexistent}/DATABASE_URL
if [ -z "${DATABASE_URL:-}" ] && [ -e "$database" ]; then DATABASE_URL=$(cat "$database"); fi

# A file counts once it is whole: written beside, sealed, then renamed. What cannot be sealed does not stay in the clear.
trap '[ $? = 0 ] || echo "No new back-up in $folder." >&2; rm -f -- "$new" "$new.cms"' EXIT
trap 'exit 1' HUP INT TERM

if [ -n "${DATABASE_URL:-}" ]; then
  # What a process is called with anybody may read (/proc), its environment only its user.
  export DATABASE_URL
  PGPASSWORD=$("$root/bin/node" -p 'decodeURIComponent(/^\w+:\/\/[^:@/?]*:([^@/?]*)@/.exec(process.env.DATABASE_URL)?.[1] ?? "")')
  export PGPASSWORD
  address=$(printf %s "$DATABASE_URL" | sed -E 's#^(\w+://[^:@/?]*):[^@/?]*@#\1@#')
  # Rows of a day at most, which nobody wants restored, and in which a phone or an address counts.
  pg_dump --format=custom --no-owner --exclude-table-data=limits --exclude-table-data=codes \
    --exclude-table-data=grants --file="$new" "$address"
  name=database-$stamp.dump
else
  "$root/bin/node" "$root/apps/api/src/cli/leads.ts" --json > "$new"
  name=leads-$stamp.json
fi

if [ -n "${BACKUP_CERTIFICATE:-}" ]; then
  openssl cms -encrypt -binary -stream -aes-256-gcm -outform DER -in "$new" -out "$new.cms" -recip "$BACKUP_CERTIFICATE"
  mv "$new.cms" "$folder/$name.cms"
else
  mv "$new" "$folder/$name"
fi

# By their date, once there is another. Where that of last night lacks, the clock may be ahead: the next night removes.
recent=$(date -u -d '-2 days' +%Y%m%d)
if [ "${before:-$recent}" -lt "$recent" ]; then
  echo "Nothing is removed: the back-up before this one is of $before." >&2
  exit 0
fi
last=$(date -u -d "-$keep days" +%Y%m%d)
days | while read -r day old; do
  [ "$day" -gt "$last" ] || rm -- "$folder/$old"
done
