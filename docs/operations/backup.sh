#!/bin/sh
# Writes the leads, and with PostgreSQL the whole database, into a folder; keeps the last 30 of each.
#   backup.sh /var/backups/wesdom
# Lies in bin/ of what deploy.sh made. Reads DATA_DIR and DATABASE_URL, as the API does: unset, from the credentials that
# systemd hands over. The API may run meanwhile.
# With BACKUP_CERTIFICATE (a file) they are encrypted for whoever has its key, as <name>.cms.
set -eu
umask 077

folder=${1:?Usage: backup.sh FOLDER}
root=$(cd "$(dirname "$0")/.." && pwd)
stamp=$(date -u +%Y%m%dT%H%M%SZ)
keep=30
mkdir -p "$folder"

database=${CREDENTIALS_DIRECTORY:-/nonexistent}/DATABASE_URL
if [ -z "${DATABASE_URL:-}" ] && [ -e "$database" ]; then DATABASE_URL=$(cat "$database"); fi

# A file counts once it is whole: written beside, sealed, then renamed. What cannot be sealed does not stay in the clear.
trap 'rm -f -- "$folder"/.leads.json* "$folder"/.database.dump*' EXIT
trap 'exit 1' HUP INT TERM
finish() {
  if [ -n "${BACKUP_CERTIFICATE:-}" ]; then
    openssl cms -encrypt -binary -stream -aes-256-gcm -outform DER -in "$1" -out "$1.cms" -recip "$BACKUP_CERTIFICATE"
    rm -- "$1"
    mv "$1.cms" "$2.cms"
  else
    mv "$1" "$2"
  fi
}

"$root/bin/node" "$root/apps/api/src/cli/leads.ts" --json > "$folder/.leads.json"
finish "$folder/.leads.json" "$folder/leads-$stamp.json"

if [ -n "${DATABASE_URL:-}" ]; then
  # What a process is called with anybody may read (/proc), its environment only its user.
  export DATABASE_URL
  PGPASSWORD=$("$root/bin/node" -p 'decodeURIComponent(/^\w+:\/\/[^:@/?]*:([^@/?]*)@/.exec(process.env.DATABASE_URL)?.[1] ?? "")')
  export PGPASSWORD
  address=$(printf %s "$DATABASE_URL" | sed -E 's#^(\w+://[^:@/?]*):[^@/?]*@#\1@#')
  pg_dump --format=custom --no-owner --file="$folder/.database.dump" "$address"
  finish "$folder/.database.dump" "$folder/database-$stamp.dump"
fi

for kind in leads database; do
  ls -1 "$folder" | grep "^$kind-" | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
    rm -- "$folder/$old"
  done
done
