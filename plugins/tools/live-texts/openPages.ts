import type { Stats } from 'webpack';

/** The part of the live server (webpack-dev-server) that speaks to open pages. */
export type PageServer = {
  webSocketServer: { clients: unknown[]; implementation: { on: (event: 'connection', then: () => void) => void } };
  sendMessage: (clients: unknown[], type: string, data?: unknown) => void;
};

/** Shows errors over every open page until they are fixed. */
export class OpenPages {
  private faults: readonly string[] = [];
  private compiles = true;
  private server: PageServer | undefined;

  readonly serveWith = (server: PageServer): void => {
    this.server = server;
    server.webSocketServer.implementation.on('connection', this.show);
  };

  /** What the server sends to a page after compiling removes the errors, so they are shown again. */
  readonly show = (): void => {
    setTimeout(() => this.send(this.faults), 100).unref();
  };

  readonly compiled = (stats: Pick<Stats, 'hasErrors'>): void => {
    this.compiles = !stats.hasErrors();
    this.show();
  };

  tell(faults: readonly string[]): void {
    this.faults = faults;
    // A text that cannot be compiled is shown by the server itself, and stays.
    if (faults.length === 0 && this.compiles) {
      this.server?.sendMessage(this.server.webSocketServer.clients, 'still-ok');
    }
    this.send(faults);
  }

  /** @returns what the terminal says of these errors; the bundler has printed its own above */
  told(faults: readonly string[]): string {
    if (faults.length > 0) return `[texts] ${faults.join('\n[texts] ')}`;
    return this.compiles ? '[texts] no errors' : '[texts] no other errors';
  }

  private send(faults: readonly string[]): void {
    if (this.server !== undefined && faults.length > 0 && this.compiles) {
      const { clients } = this.server.webSocketServer;
      // A page adds what it is sent to what it shows, so an error that is fixed would stay beside those that are not.
      this.server.sendMessage(clients, 'still-ok');
      this.server.sendMessage(clients, 'warnings', faults);
    }
  }
}
