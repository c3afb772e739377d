import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './theme.css'

mount(App, { target: document.getElementById('page')! })
