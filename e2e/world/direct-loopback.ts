// Connects to loopback directly, although NODE_USE_ENV_PROXY makes Node use a proxy. Node reads NO_PROXY again after a
// change; browsers started by tests inherit it.

const LOOPBACK = ["localhost", ".localhost", "127.0.0.1", "[::1]"];

const named = (process.env.no_proxy ?? process.env.NO_PROXY ?? "").split(/[\s,]+/).filter(Boolean);
const direct = [...new Set([...named, ...LOOPBACK])].join(",");
process.env.no_proxy = direct;
process.env.NO_PROXY = direct;
