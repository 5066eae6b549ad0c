// The baseline of the throughput measurements: a bare Fastify that sends the same replies as the product's server. Its
// argument is a file with these replies; prints its address.
import { readFileSync } from "node:fs";
import Fastify from "fastify";

const [file = ""] = process.argv.slice(2);
const { index, buy } = JSON.parse(readFileSync(file, "utf8")) as { index: string; buy: string };
const TYPE = "application/json; charset=utf-8";

const fastify = Fastify();
fastify.get("/api/products/index", (_request, reply) => reply.header("content-type", TYPE).send(index));
fastify.post("/api/products/buy", (_request, reply) => reply.header("content-type", TYPE).send(buy));
console.log(`listening on ${await fastify.listen({ port: 0, host: "127.0.0.1" })}`);
