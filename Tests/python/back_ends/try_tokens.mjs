// Reads tokens, one a line, and says of each whether the verifier of docs/back-ends.md takes it.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [file, server, project] = process.argv.slice(2);
const { IDTokenVerifier } = await import(pathToFileURL(file));
const verifier = new IDTokenVerifier({ server, project, pause: 0 });
for await (const token of createInterface({ input: process.stdin })) {
  try {
    console.log(`accepted ${(await verifier.verify(token)).sub}`);
  } catch (error) {
    console.log(`refused ${error.message.split('\n')[0]}`);
  }
}
