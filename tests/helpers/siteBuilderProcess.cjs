// Builds the sites that its parent names, one after the other (tests/helpers/siteBuilder.ts). Starting Docusaurus and warming it
// up takes longer than building a small site, and is done once here.
const { inspect, stripVTControlCharacters } = require('node:util');
const { build } = require('@docusaurus/core/lib/commands/build/build');
const constants = require('@docusaurus/utils/lib/constants');

const usual = constants.GENERATED_FILES_DIR_NAME;
const env = { ...process.env };

const answer = (error) =>
  process.send({ fault: error && stripVTControlCharacters(inspect(error, { depth: Infinity })) });

process.on('unhandledRejection', answer);
process.on('disconnect', () => process.exit());

process.on('message', ({ siteDir, generated, variables, ...options }) => {
  process.env = { ...env, ...variables };
  // Docusaurus reads the variable of this name when it starts.
  constants.GENERATED_FILES_DIR_NAME = generated ?? usual;
  build(siteDir, options).then(() => answer(), answer);
});
