import { SecretField, type SecretFieldProps } from "#web/ui/secret-field.tsx";

export const PasswordField = (props: Omit<SecretFieldProps, "secret">) => (
  <SecretField autoComplete="current-password" {...props} secret="password" />
);
