/** Passkeys, where the browser has them: what is asked of it comes from the server, and goes back. */

/** Not on a page that others could change on its way, and not at an address of numbers. */
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

/** A new one; null, if the person would rather not. */
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
