// Responds to GET /N with N prepared bytes, and reports its resource use like the portal does. See README.md.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const bodies = new Map<string, Buffer>();

const server = createServer((request, reply) => {
  const url = request.url ?? '';
  if (url === '/internal/metrics') {
    const { user, system } = process.cpuUsage();
    const seconds = (user + system) / 1e6;
    const rss = process.memoryUsage.rss();
    reply.end(`process_cpu_seconds_total ${seconds}\nprocess_resident_memory_bytes ${rss}\n`);
    return;
  }
  const body = bodies.get(url) ?? Buffer.alloc(Number(url.slice(1)), 'x');
  bodies.set(url, body);
  reply.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
