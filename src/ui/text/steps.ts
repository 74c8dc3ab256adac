// Imported by its path: the first paint must not contain the rest of antd-mobile.
export { default as Steps } from 'antd-mobile/es/components/steps';
