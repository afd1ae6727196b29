"use strict";
const boards = document.querySelectorAll(".position");
const last = Math.max(...[...boards].map((board) => Number(board.dataset.ply)));
let shown = 0;

function show(ply) {
  shown = Math.min(Math.max(ply, 0), last);
  for (const board of boards) board.hidden = Number(board.dataset.ply) !== shown;
  for (const move of document.querySelectorAll(".line button")) {
    if (Number(move.dataset.go) === shown) {
      move.setAttribute("aria-current", "step");
      move.parentElement.parentElement.scrollTop = move.offsetTop - move.parentElement.parentElement.offsetTop - 60;
    } else {
      move.removeAttribute("aria-current");
    }
  }
  for (const curve of document.querySelectorAll(".curve")) {
    const x = (Number(curve.dataset.width) * shown) / Math.max(last, 1);
    const hand = curve.querySelector(".hand");
    hand.setAttribute("x1", x);
    hand.setAttribute("x2", x);
  }
}

const steps = { first: () => 0, back: () => shown - 1, on: () => shown + 1, last: () => last };
const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };
document.addEventListener("keydown", (event) => {
  const step = keys[event.key];
  if (step && !event.altKey && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    show(steps[step]());
  }
});
document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]");
  const go = event.target.closest("[data-go]");
  const curve = event.target.closest(".curve");
  if (step) show(steps[step.dataset.step]());
  else if (go) {
    show(Number(go.dataset.go));
    if (!go.closest(".stepper")) document.querySelector(".stepper").scrollIntoView({ behavior: "smooth" });
  } else if (curve) {
    const box = curve.getBoundingClientRect();
    const { width, margin } = { width: Number(curve.dataset.width), margin: Number(curve.dataset.margin) };
    const x = ((event.clientX - box.left) / box.width) * (width + 2 * margin) - margin;
    show(Math.round((x / width) * last));
  }
});
const wanted = Number(location.hash.slice(1));
show(Number.isInteger(wanted) ? wanted : 0);
