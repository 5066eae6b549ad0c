// Keeps calls to this machine away from a proxy, which Node uses for all others where NODE_USE_ENV_PROXY is set. Node reads
// NO_PROXY again whenever it has changed; browsers that a test starts inherit it.

const LOOPBACK = ["localhost", ".localhost", "127.0.0.1", "[::1]"];

const named = (process.env.no_proxy ?? process.env.NO_PROXY ?? "").split(/[\s,]+/).filter(Boolean);
const direct = [...new Set([...named, ...LOOPBACK])].join(",");
process.env.no_proxy = direct;
process.env.NO_PROXY = direct;
