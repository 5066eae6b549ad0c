import { answer, type BackOfficeOperation } from "./back-office-operation.ts";

const TEAMS = [
  { name: "Github", icon: "akar-icons:github-fill" },
  { name: "Vue", icon: "logos:vue" },
  { name: "Angular", icon: "logos:angular-icon" },
  { name: "React", icon: "logos:react" },
  { name: "Webpack", icon: "logos:webpack" },
  { name: "Vite", icon: "vscode-icons:file-type-vite" },
];
const DYNAMICS = 6;

/** The three counters beside the greeting on the workplace page. */
export const total: BackOfficeOperation<"mock.workplace.total"> = () => answer({ project: 40, access: 2340, todo: 10 });

/** The project cards, all with the current time. */
export const project: BackOfficeOperation<"mock.workplace.project"> = ({ now }) => {
  const time = new Date(now).toISOString();
  return answer(TEAMS.map((team) => ({ ...team, message: "workplace.introduction", personal: "Archer", time })));
};

/** The activity rows, all with the current time; `keys` are a message key and its argument. */
export const dynamic: BackOfficeOperation<"mock.workplace.dynamic"> = ({ now }) => {
  const time = new Date(now).toISOString();
  return answer(Array.from({ length: DYNAMICS }, () => ({ keys: ["workplace.push", "Github"], time })));
};

export const team: BackOfficeOperation<"mock.workplace.team"> = () => answer(TEAMS);

/** The axes of the chart that compares the person with the team. */
export const radar: BackOfficeOperation<"mock.workplace.radar"> = () =>
  answer([
    { name: "workplace.quote", max: 65, personal: 42, team: 50 },
    { name: "workplace.contribution", max: 160, personal: 30, team: 140 },
    { name: "workplace.hot", max: 300, personal: 20, team: 28 },
    { name: "workplace.yield", max: 130, personal: 35, team: 35 },
    { name: "workplace.follow", max: 100, personal: 80, team: 90 },
  ]);
