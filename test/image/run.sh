#!/usr/bin/env bash
# Builds the image of the Dockerfile without a registry of images and drives it: a page, sign-in, an upload, `migrate`,
# a clean end, as a user without rights on a read-only root. As root, with buildah and debootstrap.
#
#   npm run build && npm run test:image
#
# The base is Debian with Node and npm from their packages. The stage that builds is replaced by the `dist` of this
# checkout, which `npm run build` has made in the same way. IMAGE_BUILD=whole runs that stage as well, which takes
# minutes. Nothing of it stays behind.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot TMPDIR="$work"
storage=(buildah --root "$work/storage" --runroot "$work/run")
trap '"${storage[@]}" rm --all >/dev/null 2>&1 || true; rm -rf "$work"' EXIT

echo 'Base: Debian with Node 24'
debootstrap --variant=minbase --include=ca-certificates bookworm "$work/base" >"$work/debootstrap.log" ||
  { tail "$work/debootstrap.log"; exit 1; }
npm install --prefix "$work/node" --no-save --ignore-scripts --no-audit --no-fund "node-linux-$(node -p process.arch)@24" npm@11 >/dev/null
cp "$work"/node/node_modules/node-linux-*/bin/node "$work/base/usr/local/bin/"
mkdir -p "$work/base/usr/local/lib/node_modules"
cp -r "$work/node/node_modules/npm" "$work/base/usr/local/lib/node_modules/"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/base/usr/local/bin/npm"
# npm in the image trusts whom this machine trusts.
cp -L /etc/ssl/certs/ca-certificates.crt "$work/base/etc/ssl/certs/ca-certificates.crt"
echo 'cafile=/etc/ssl/certs/ca-certificates.crt' >"$work/base/usr/local/lib/node_modules/npm/npmrc"
chroot "$work/base" useradd --create-home --uid 1000 node
container=$("${storage[@]}" from scratch)
"${storage[@]}" add -q "$container" "$work/base" / >/dev/null
"${storage[@]}" commit -q --rm "$container" shop-base >/dev/null

built=()
if [ "${IMAGE_BUILD:-}" != whole ]; then
  mkdir -p "$work/built/shop"
  cp -r dist media "$work/built/shop/"
  built=(--build-context "build=$work/built")
fi
"${storage[@]}" bud --isolation chroot --build-arg BASE=localhost/shop-base "${built[@]}" -t shop . >"$work/bud.log" 2>&1 ||
  { tail -40 "$work/bud.log"; exit 1; }
root=$("${storage[@]}" mount "$("${storage[@]}" from localhost/shop)")
echo "Image: $(du -sm "$root/shop" | cut -f1) MB of the shop, $(du -sm "$root/shop/node_modules" | cut -f1) MB of them packages"

node test/image/drive.mjs "$root"
