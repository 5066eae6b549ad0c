import type { Serving } from "./serve.ts";

/** The logins of the demo scenario; for other scenarios, the address that lists them. */
const loginsOf = ({ scenario, address }: Serving): string =>
  scenario === "demo"
    ? `Demo login           alice@example.test  password Passw0rd1  trading password 123456
                     bob@example.test    password Passw0rd1  (a newcomer)`
    : `Logins               of ${scenario ?? "each scenario"}: ${address}/__qa/scenarios`;

const keptIn = ({ data, scenario }: Serving): string => {
  if (data !== null) return `Data is kept in ${data}`;
  return scenario === null ? "Nothing is kept" : "Data is in memory only (--data FOLDER keeps it)";
};

/** The lines that `npm start` and `npx hashgrove-mock` print. */
export const welcome = (serving: Serving): string => `
Hashgrove is at      ${serving.address}/
${loginsOf(serving)}
API docs             ${serving.address}/docs/
QA console           ${serving.address}/__qa/ui/
QA control surface   ${serving.address}/__qa/health   (docs: ${serving.address}/docs/qa.html)

${keptIn(serving)}; stop with Ctrl+C.`;
