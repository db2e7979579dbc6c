/** Passkeys, where the browser supports them: challenges come from the server, and responses go back to it. */

/** Not without TLS, and not at a bare IP address: browsers allow neither. */
export function possible(where: Location = location): boolean {
  return (
    isSecureContext &&
    /[a-z]/i.test(where.hostname) &&
    !where.hostname.includes(':') &&
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

type Options = Record<string, unknown>;

/** A new passkey; null, if the person cancelled. */
export async function makePasskey(options: Options): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return made(navigator.credentials.create({ publicKey }));
}

export async function usePasskey(options: Options): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return made(navigator.credentials.get({ publicKey }));
}

async function made(asked: Promise<Credential | null>): Promise<unknown> {
  const credential = await asked.catch(() => null);
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
}
