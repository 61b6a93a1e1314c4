export const Register = () => null
