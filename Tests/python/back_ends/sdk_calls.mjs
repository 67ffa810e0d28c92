// Sends with the agent of docs/back-ends.md what Google's admin SDK for Node sends, and prints the
// answers. The SDK itself is not among the packages that the tests can install.
import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { pathToFileURL } from 'node:url';

const [file, server, keyFile, caFile, elsewhere] = process.argv.slice(2);
const { DialtoneAgent } = await import(pathToFileURL(file));
const account = JSON.parse(readFileSync(keyFile));
const agent = new DialtoneAgent(server, { ca: readFileSync(caFile), keepAlive: true });

function send(method, url, headers = {}, body) {
  return new Promise((resolve, reject) => {
    const request = https.request(url, { method, headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: answer.statusCode, body: text.startsWith('{') ? JSON.parse(text) : text });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const assertion = `${part({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })}.${part({
  iss: account.client_email,
  scope: 'https://www.googleapis.com/auth/cloud-platform https://www.googleapis.com/auth/identitytoolkit',
  aud: 'https://oauth2.googleapis.com/token',
  iat: now,
  exp: now + 3600,
})}`;
const signature = sign('sha256', Buffer.from(assertion), createPrivateKey(account.private_key));
const answers = {};
answers.token = await send(
  'POST',
  'https://oauth2.googleapis.com/token',
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: `${assertion}.${signature.toString('base64url')}`,
  }).toString(),
);
const accounts = `https://identitytoolkit.googleapis.com/v1/projects/${account.project_id}/accounts`;
const headers = {
  Authorization: `Bearer ${answers.token.body.access_token}`,
  'Content-Type': 'application/json;charset=utf-8',
  'X-Client-Version': 'Node/Admin/13.0.0',
};
const call = (path, body) => send('POST', accounts + path, headers, JSON.stringify(body));
answers.create = await call('', { localId: 'node', email: 'node@example.com' });
answers.lookup = await call(':lookup', { localId: ['node'] });
answers.refused = await send('POST', `${accounts}:lookup`, { ...headers, Authorization: 'Bearer owner' }, '{}');
answers.certificates = await send(
  'GET',
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
);
answers.cookieKeys = await send('GET', 'https://identitytoolkit.googleapis.com/v1/sessionCookiePublicKeys');
answers.tenants = await send(
  'GET',
  `https://identitytoolkit.googleapis.com/v2/projects/${account.project_id}/tenants`,
  headers,
);
answers.elsewhere = await send('GET', `${elsewhere}/elsewhere`);
console.log(JSON.stringify(answers));
agent.destroy();
