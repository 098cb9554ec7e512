import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * @returns a new certificate for `localhost` that nobody has signed, and its key, both as PEM
 * @throws Error when there is no `openssl`
 */
export function localCertificate(): { cert: string; key: string } {
  const dir = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const files = { cert: path.join(dir, 'cert.pem'), key: path.join(dir, 'key.pem') };
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    const place = ['-keyout', files.key, '-out', files.cert];
    execFileSync('openssl', ['req', ...kind, ...subject, ...place], { stdio: 'ignore' });
    return { cert: readFileSync(files.cert, 'utf8'), key: readFileSync(files.key, 'utf8') };
  } finally {
    rmSync(dir, { recursive: true });
  }
}
