// The help of the command.
/** The help text; `program` is the command that the user types. */
export const usageOf = (program: string): string => `${program} COMMAND [options]

  list                        lists the requests of a level; sends nothing
  check --base-url URL        sends the requests of a level and reports where the replies break the contract
  replay FINDINGS.JSON        repeats each finding of an earlier check: FIXED, FAILED or ERROR
  proxy --target URL          listens between a client and a server (--port 4030), checks both, records journal and HAR;
                              --web FOLDER sends the pages of a built web, for a server that has none
  vectors --base-url URL      compares the server's amounts of money with the contract's formulas and names the formula
                              or rounding that differs; needs what level money needs
  diff OLD NEW                lists what a new openapi.yaml breaks for clients of the old one (--all for every change)
  states --world URL          serves the adapter of states for a world of our own server, such as
                              http://127.0.0.1:4010/w/mine/ (--port 4020)
  selftest                    checks this tool: each forged reply and each changed rule of our own server must be found
                              by the right check (a sample; --all for every one)

  --level read|session|write|money   read by default; each level includes those before it
  --write-to HOST             required by levels write and money: the host, typed out, with or without its port
  --money-ok                  required by level money
  --states URL                the adapter that does the back office's part; --review-wait S waits for people instead
  --examples N                number of requests generated from each call's schema (10)
  --model N  --seed N         level money: number of random sequences of money calls (5); the seed of everything random
  --operation PATTERN         only these calls, such as 'wallet.*', '/api/user/*' or '!news.*'; may be repeated
  --check NAME                only these checks, such as ignored_auth, A1 or S3; may be repeated
  --template                  also the calls of the demo back office, which no server of the product needs
  --profile FILE              strictness, production hosts, accepted deviations
  --contract FILE             a contract other than openapi.yaml
  --out FOLDER                folder of the reports (contract-report)
  --fail-on warning           warnings fail the run as well (error)
  --wait S                    waits so many seconds for the server to be up (0)
  --config FILE               options from a file (contract.config.yaml, where there is one); those given here win
  --sarif-path FILE           the file of your repository at which findings.sarif shows the findings (openapi.yaml)
  --require-coverage          for CI: a call that was not seen to succeed is a finding (--min-coverage PERCENT for fewer)
  --max-ms N                  warns of calls whose replies take longer (2000; 0 for none)
  --rate N  --max-requests N  --max-minutes N  --timeout S

Accounts: CONTRACT_TOKEN, or CONTRACT_ACCOUNT and CONTRACT_PASSWORD (or the same with _FILE) in the environment.
Exit codes: 0 no finding, 1 findings, 2 wrong use or no login, 3 no such server, 4 stopped early, 70 a defect of this
tool. --version prints the version.`;
