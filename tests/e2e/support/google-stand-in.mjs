/**
 * Google's answer to a code, for a server that is started with `--import` of this file: nobody can sign in to the real one
 * in a test. The code says whom it stands for. Everything else goes where it always goes.
 */
const real = globalThis.fetch;
const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

globalThis.fetch = async (input, init) => {
  const { href } = new URL(input instanceof Request ? input.url : String(input));
  if (!href.startsWith("https://oauth2.googleapis.com/token")) return real(input, init);
  const profile = JSON.parse(Buffer.from(new URLSearchParams(String(init.body)).get("code"), "base64url").toString());
  const token = { access_token: "a", token_type: "Bearer", expires_in: 3600 };
  return Response.json({ ...token, id_token: `${part({ alg: "none" })}.${part(profile)}.` });
};
