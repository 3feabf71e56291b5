import type { Hono } from "hono";

export const site = "https://money.example";
export const password = "correct horse";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
export const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Safari/604.1";

/** A browser with cookies and a network address. */
export class Browser {
  readonly cookies = new Map<string, string>();
  constructor(
    public served: { app: Pick<Hono, "request"> },
    public userAgent = firefox,
    public address = "192.0.2.1",
  ) {}

  async ask(line: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const [method, path] = line.split(" ");
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const init = {
      method: method!,
      headers: {
        "user-agent": this.userAgent,
        origin: site,
        ...(cookie && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    };
    const answer = await this.served.app.request(path!, init, {
      incoming: { socket: { remoteAddress: this.address } },
    });
    for (const set of answer.headers.getSetCookie()) this.keep(set);
    return answer;
  }

  private keep(set: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (/;\s*max-age=0/i.test(set) || value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  signUp = (email: string, chosen = password) => this.ask("POST /api/auth/sign-up/email", { email, password: chosen });
  signIn = (email: string, given = password, more: object = {}) =>
    this.ask("POST /api/auth/sign-in/email", { email, password: given, ...more });

  async user() {
    const { user } = (await (await this.ask("GET /api/session")).json()) as {
      user: {
        uid: string;
        metadata: { creationTime: string; lastSignInTime: string };
        providerData: { providerId: string }[];
      } | null;
    };
    return user;
  }

  async json(line: string, body?: unknown) {
    return (await (await this.ask(line, body)).json()) as Record<string, unknown>;
  }
}

/** The status, and the name of a refusal. */
export async function outcomeOf(answer: Response): Promise<string> {
  const { error } = (await answer.json()) as { error?: string };
  return error ? `${answer.status} ${error}` : String(answer.status);
}
