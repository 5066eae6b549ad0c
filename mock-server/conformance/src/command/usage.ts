// What the command says of itself.
export const USAGE = `npm run contract -- COMMAND [options]

  list                        what a level would send, without sending anything
  check --base-url URL        asks a server everything of a level and reports what it does otherwise
  replay FINDINGS.JSON        FIXED, FAILED or ERROR for each finding of an earlier check, at the same server and level
  proxy --target URL          stands between a client and a server (--port 4030), judges both, keeps a journal and a HAR
  vectors --base-url URL      does the contract's sums of money with accounts of its own, and says which formula or
                              rounding differs; what level money needs, it needs too
  diff OLD NEW                what a new openapi.yaml breaks for who kept to the old one (--all for every change)
  states --world URL          an adapter of states for a world of our own server, such as http://127.0.0.1:4010/w/mine/
                              (--port 4020)
  selftest                    forged replies and changed rules of our own server, each to be found by the right check
                              (a sample; --all for every one)

  --level read|session|write|money   read by default; each level includes those before it
  --write-to HOST             levels write and money: the host, typed out, with or without its port
  --money-ok                  level money
  --states URL                what does the back office's part; --review-wait S waits for people instead
  --examples N                so many requests for each call that are drawn of its schema (10)
  --model N  --seed N         level money: so many random sequences of money calls (5); --seed is what all is drawn by
  --operation PATTERN         such as 'wallet.*', '/api/user/*' or '!news.*', again and again
  --check NAME                such as ignored_auth, A1 or S3, again and again
  --template                  the demo template's calls as well, which no server of the product needs
  --profile FILE              strictness, production hosts, accepted deviations
  --contract FILE             another contract than openapi.yaml
  --out FOLDER                where the reports go: contract-report
  --reporter NAME             Playwright's list, line, dot, html, junit, json or github as well, again and again
  --require-coverage          for CI: a call that was not seen to succeed is a finding (--min-coverage PERCENT for fewer)
  --max-ms N                  a call whose replies take longer is a warning (2000; 0 for none)
  --rate N  --max-requests N  --max-minutes N  --timeout S

Accounts: CONTRACT_TOKEN, or CONTRACT_ACCOUNT and CONTRACT_PASSWORD (or the same with _FILE) in the environment.
Ends with 0 no finding, 1 findings, 2 wrong use, 3 no such server, 4 stopped early, 70 a defect of this tool.`;
