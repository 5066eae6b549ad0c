/** The help text; `program` is the command that the user types. */
export const usageOf = (program: string): string => `${program} COMMAND [options]

  list                        lists the requests of a level; sends nothing
  check --base-url URL        sends the requests of a level and reports where the replies break the contract
  replay FINDINGS.JSON        repeats each finding of an earlier check: FIXED, FAILED or ERROR
  proxy --target URL          forwards between a client and a server (--port 4030), checks both, records a journal and HAR;
                              --web FOLDER serves a built web app, for a server without pages
  vectors --base-url URL      compares the server's amounts with the contract's formulas and names the formula or rounding
                              that differs; has the same requirements as level money
  diff OLD NEW                lists what a new openapi.yaml breaks for clients of the old one (--all for every change)
  states --world URL          serves the states adapter for a world of the mock server, such as
                              http://127.0.0.1:4010/w/mine/ (--port 4020)
  selftest                    checks this tool: for each forged reply and each changed rule of the mock server, the right
                              check must report a finding (a sample; --all for all)

Options (defaults in parentheses):
  --level read|session|write|money   each level includes those before it (read)
  --write-to HOST             required by levels write and money: confirms the host of --base-url; its port is optional
  --money-ok                  required by level money: confirms that the server has no real money
  --states URL                adapter for the back office's actions; --review-wait S waits for people instead
  --examples N                number of random requests per call (10)
  --model N  --seed N         level money: number of random sequences of money calls (5); seed of all random values
  --operation PATTERN         only these calls, such as 'wallet.*', '/api/user/*' or '!news.*'; may be repeated
  --check NAME                only these checks, such as ignored_auth, A1 or S3; may be repeated
  --template                  also the calls of the demo back office, which a backend of the product does not need
  --profile FILE              strictness, production hosts, accepted deviations
  --contract FILE             a contract other than openapi.yaml
  --out FOLDER                folder of the reports (contract-report)
  --fail-on error|warning     lowest severity that fails the run (error)
  --wait S                    waits up to S seconds for the server to start (0)
  --config FILE               options from a file (contract.config.yaml, if it exists); the command line wins
  --sarif-path FILE           file of your repository in which findings.sarif places the findings (openapi.yaml)
  --require-coverage          for CI: each call that never succeeded is a finding (--min-coverage PERCENT allows some)
  --max-ms N                  warns about calls that take longer (2000; 0 for off)
  --rate N  --timeout S       requests a second (0 on loopback for no limit, 5 elsewhere); seconds for a response (10)
  --max-requests N  --max-minutes N  the run stops after so many requests (8000) or minutes (30)

Accounts: CONTRACT_TOKEN, or CONTRACT_ACCOUNT and CONTRACT_PASSWORD (or the same with _FILE) in the environment.
Exit codes: 0 no findings, 1 findings, 2 usage error or no login, 3 server not found, 4 stopped early, 70 internal error.
--version prints the version.`;
