// node --require: no connection leaves the process.
const { Socket } = require('node:net');

const { connect } = Socket.prototype;

Socket.prototype.connect = function connectHere(...args) {
  // A path is a pipe of this machine.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (options?.path === undefined && typeof options !== 'string') {
    throw new Error(`The build asks for the network: ${JSON.stringify(options)}`);
  }
  return connect.apply(this, args);
};
