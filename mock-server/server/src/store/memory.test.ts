import { memoryStore } from "./memory.ts";
import { storeSuite } from "./store-suite.ts";

storeSuite("memory", (initial, options) => Promise.resolve(memoryStore(initial, options)));
