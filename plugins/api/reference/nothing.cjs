// Stands for a module that is never called.
module.exports = {};
