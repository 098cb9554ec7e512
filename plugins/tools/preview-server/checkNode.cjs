// Runs before npm scripts, so it must parse in every Node.js: no modern syntax here.
var found = process.versions.node;
var parts = found.split('.').map(Number);
var enough = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19);

if (!enough) {
  console.error('This project needs Node.js 20.19 or newer; this is ' + found + '.');
  console.error('Install a current version from your package manager or nodejs.org, then run the command again.');
  process.exit(1);
}
