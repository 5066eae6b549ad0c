/** The logged-in user's own data. */
export interface Profile {
  readonly username: string;
  readonly realName: string;
  readonly phoneNumber: string;
  readonly email: string;
  /** A data URL; empty for the default icon. */
  readonly avatarUrl: string;
  readonly roles: readonly string[];
}

export const START: Profile = {
  username: "admin",
  realName: "admin",
  phoneNumber: "18888888888",
  email: "admin@example.test",
  avatarUrl: "",
  roles: ["admin"],
};
