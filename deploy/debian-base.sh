#!/bin/sh
# Makes an image of Debian 13 like debian:trixie-slim from Debian's packages alone, for machines that reach those and no
# registry of images. Needs root, mmdebstrap and buildah.
#
#   deploy/debian-base.sh localhost/debian-base
#   buildah build --format docker --build-arg BASE=localhost/debian-base --file deploy/Dockerfile --tag moonpage .
set -eu
name=${1:?the name of the image, such as localhost/debian-base}
tar=$(mktemp)
trap 'rm -f "$tar"' EXIT
mmdebstrap --quiet --variant=minbase --format=tar \
  --dpkgopt='path-exclude=/usr/share/man/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' \
  --dpkgopt='path-exclude=/usr/share/doc/*' \
  --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  trixie >"$tar"
container=$(buildah from scratch)
buildah add --quiet "$container" "$tar" / >/dev/null
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --cmd bash "$container"
buildah commit --quiet --rm --format docker "$container" "$name"
