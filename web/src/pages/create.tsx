export const Create = () => null
