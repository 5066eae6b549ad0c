export type DemoAccount = "admin" | "test";

/** Storage item of an account logged in to the demo back office. */
export const demoUserItem = (username: DemoAccount): { name: string; value: string } => ({
  name: "demo.user",
  value: JSON.stringify({ username, role: username, roleId: username === "admin" ? "1" : "2", permissions: [] }),
});
