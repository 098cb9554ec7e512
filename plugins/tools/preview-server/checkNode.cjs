// Runs before npm scripts, so it must parse in every Node.js: no modern syntax here.
var found = process.versions.node;
var parts = found.split('.').map(Number);
// 21 and the first versions of 22 have no crc32, which the cache of the build needs, and many packages refuse them.
var enough = parts[0] > 22 || (parts[0] === 22 && parts[1] >= 12) || (parts[0] === 20 && parts[1] >= 19);

if (!enough) {
  console.error('This project needs Node.js 20 (20.19 or newer), or 22.12 or newer; this is ' + found + '.');
  console.error('Install a current version from your package manager or nodejs.org, then run the command again.');
  process.exit(1);
}
