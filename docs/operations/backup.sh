#!/bin/sh
# Writes the leads, and with PostgreSQL the whole database, into a folder; keeps the last 30 of each.
#   backup.sh /var/backups/wesdom
# Reads DATA_DIR and DATABASE_URL, as the API does. The API may run meanwhile.
set -eu
umask 077

folder=${1:?Usage: backup.sh FOLDER}
root=$(cd "$(dirname "$0")/../.." && pwd)
stamp=$(date -u +%Y%m%dT%H%M%SZ)
keep=30
mkdir -p "$folder"

# A file counts once it is whole: written beside, then renamed.
"$root/node_modules/node/bin/node" "$root/apps/api/src/cli/leads.ts" --json > "$folder/.leads.json"
mv "$folder/.leads.json" "$folder/leads-$stamp.json"

if [ -n "${DATABASE_URL:-}" ]; then
  pg_dump --format=custom --no-owner --file="$folder/.database.dump" "$DATABASE_URL"
  mv "$folder/.database.dump" "$folder/database-$stamp.dump"
fi

for kind in leads database; do
  ls -1 "$folder" | grep "^$kind-" | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
    rm -- "$folder/$old"
  done
done
