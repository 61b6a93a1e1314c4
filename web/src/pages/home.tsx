export const Home = () => null
