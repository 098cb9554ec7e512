#!/bin/sh
# Prints the content policy of a built site as a header for nginx:
#   sh .github/hosting/content-policy.sh build > /etc/nginx/dialogos-policy.conf
set -eu
sed -n 's/^ *Content-Security-Policy: \(.*\)$/add_header Content-Security-Policy "\1" always;/p' "$1/_headers"
