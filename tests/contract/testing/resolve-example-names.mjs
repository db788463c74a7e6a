// Preloaded into a command: names of example.org resolve to this machine.
import dns from 'node:dns'

const { lookup } = dns
dns.lookup = (name, ...rest) => lookup(name.endsWith('.example.org') ? '127.0.0.1' : name, ...rest)
