/** Browsers restrict some features to secure contexts. Lists the ones that are missing on plain HTTP. */
export function WithoutHttps() {
  return (
    <section className="section" aria-labelledby="without-https">
      <h2 id="without-https">Without https</h2>
      <p className="lede">
        This page came over plain HTTP. Your household works here, with everyone in it. Browsers allow a few things only
        over https, because on plain HTTP others on the same network could read or change what is sent:
      </p>
      <ul className="rows without-https">
        <li>
          Opening Weekfold without a connection to its server. Changes made in an open page are kept and sent later.
        </li>
        <li>Passkeys. Sign in with a password.</li>
        <li>Encrypted backups. Export works; keep the file where only you can read it.</li>
        <li>Installing Weekfold, and asking this browser never to clear its data by itself.</li>
      </ul>
      <p className="small quiet">Whoever runs this site can turn them on by serving it over https.</p>
    </section>
  );
}
