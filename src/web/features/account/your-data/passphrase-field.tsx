import { SecretField, type SecretFieldProps } from "#web/ui/secret-field.tsx";

export const PassphraseField = (props: Omit<SecretFieldProps, "secret">) => (
  <SecretField {...props} secret="passphrase" />
);
