// Requests as arguments of curl in a POSIX shell.

export interface CurlRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text; "stdin" for one that is piped into curl. */
  readonly body: { readonly text: string } | "stdin" | null;
}

/** The mask in place of secrets, and the environment variables that the command reads instead. */
export interface CurlSecrets {
  readonly mask: string;
  readonly token: string;
  readonly password: string;
}

/** At least 200 equal characters in a row; shorter repetitions are written out. */
const LONG_RUN = /([A-Za-z0-9])\1{199,}/g;

/** Quotes a text for the shell. Replaces masks by the variable and long repetitions by a command that prints them. */
function quoted(text: string, mask?: string, variable?: string): string {
  const escaped = text.replaceAll("'", "'\\''");
  const unmasked = mask === undefined ? escaped : escaped.replaceAll(mask, `'"$${variable}"'`);
  const shortened = unmasked.replaceAll(
    LONG_RUN,
    (run, character: string) => `'"$(printf %0${run.length}d 0 | tr 0 ${character})"'`,
  );
  return `'${shortened}'`.replaceAll(/^''(?=")|(?<=")''$/g, "");
}

/** Returns curl's arguments: one with the method and the URL, one for each header, one for the body. */
export function curlArguments({ method, url, headers, body }: CurlRequest, secrets?: CurlSecrets): string[] {
  const withToken = (text: string): string => quoted(text, secrets?.mask, secrets?.token);
  const target = [
    // Use --head, because curl would wait for a body that HEAD does not have.
    method === "HEAD" ? "--head" : `-X ${method}`,
    ...(/[[\]{}]/.test(url) ? ["-g"] : []),
    ...(/\/\.\.?(?:\/|$)/.test(url) ? ["--path-as-is"] : []),
    withToken(url),
  ];
  return [
    target.join(" "),
    ...Object.entries(headers).map(([name, value]) =>
      // curl drops an empty header that is written with a colon instead of a semicolon.
      value === "" ? `-H '${name};'` : `-H ${withToken(`${name}: ${value}`)}`,
    ),
    // Remove the content type that curl adds to a body by default.
    ...(body === null || "content-type" in headers ? [] : ["-H 'content-type:'"]),
    ...(body === null
      ? []
      : [body === "stdin" ? "--data-binary @-" : `--data-raw ${quoted(body.text, secrets?.mask, secrets?.password)}`]),
  ];
}
