#!/bin/sh
# Puts what runs into a new folder: host, API and what they need, Node and the back-up; no tests, tools or history.
#   deploy.sh /srv/wesdom-2026-11-24
#   STAND_INS=0 deploy.sh /srv/wesdom-2026-11-24    without the stand-ins, for a host that is set so
# The checkout that this file lies in has been installed and built; the folder can be copied to machines of the same kind.
set -eu
umask 022

mkdir "${1:?Usage: deploy.sh FOLDER}"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
pnpm=$(sed -n 's/.*"packageManager": "\(.*\)".*/\1/p' package.json)

for app in host api; do
  npx -y --prefer-offline "$pnpm" --filter="@wesdom/$app" --prod --prefer-offline --package-import-method=copy deploy "$folder/apps/$app"
done
if [ "${STAND_INS:-1}" != 0 ]; then
  install -D -m 0644 -t "$folder/apps/stand-ins/dist" apps/stand-ins/dist/stand-ins.mjs
fi
install -D -t "$folder/bin" "$(readlink -f node_modules/node/bin/node)" docs/operations/backup.sh
