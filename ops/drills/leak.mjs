// Loaded before a server (`--import`): each request leaves 32 kB in memory.
import { subscribe } from 'node:diagnostics_channel';

/** @type {number[][]} */
const kept = [];
subscribe('http.server.request.start', () => kept.push(new Array(4096).fill(0.5)));
